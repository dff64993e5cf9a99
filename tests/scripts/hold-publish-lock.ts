// Holds the lock of publishing until it is killed.
import { lockPublishing } from '../../scripts/publish/lock.ts';

const [dist = ''] = process.argv.slice(2);
lockPublishing(dist, console.log);
console.log('held');
setInterval(() => undefined, 60_000);
