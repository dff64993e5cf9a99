// Reads the content of the working folder as a build does, and fails with the mistakes in it.
import { checkContent } from '../../../src/catalog/load/check-content.ts';

const mistakes = (await checkContent(process.cwd())).filter(({ kind }) => kind === 'mistake');
if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes));
