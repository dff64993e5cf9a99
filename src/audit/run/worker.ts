import { publicNetwork } from '../fetching/network.ts';
import { postRun } from './worker-run.ts';

await postRun(({ ownAddresses }) => publicNetwork(ownAddresses));
