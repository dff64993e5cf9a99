import { precompress } from '../../src/server/release/precompress.ts';

const [distDir] = process.argv.slice(2);
if (!distDir) throw new Error('Name the folder of a build.');
await precompress(distDir);
