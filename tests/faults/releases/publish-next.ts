// Publishes the build whose manifest stands in NEXT: what a kill interrupts.
import { makeRelease, serve } from '../../../src/server/release/publish.ts';

const [dist = ''] = process.argv.slice(2);
const { id } = makeRelease(dist, JSON.parse(process.env.NEXT ?? ''), ['/', '/Contact']);
serve(dist, id);
