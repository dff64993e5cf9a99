// Publishes the build whose manifest stands in NEXT: what a kill interrupts.
import { publish } from '../../../src/release/publish.ts';

const [dist = ''] = process.argv.slice(2);
publish(dist, JSON.parse(process.env.NEXT ?? ''), ['/', '/Contact']);
