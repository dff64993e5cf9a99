import { publicNetwork } from '../fetching/network.ts';
import { workFor } from './worker-run.ts';

workFor(({ ownAddresses }) => publicNetwork(ownAddresses));
