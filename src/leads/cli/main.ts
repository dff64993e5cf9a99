import { run } from './run.ts';

const { exitCode, output } = await run(process.argv.slice(2), process.env);
if (exitCode === 0) console.log(output);
else console.error(output);
process.exitCode = exitCode;
