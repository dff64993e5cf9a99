import { build, type Plugin } from 'vite';

const SUFFIX = '?bundled';

/**
 * `import code from './start.ts?bundled'`: a script with all that it imports, minified, as text for
 * an inline element. Astro puts a script in the page by itself only when it shares no module with
 * another; see docs/decisions/0076-first-paint.md.
 */
export function bundledScript(): Plugin {
  return {
    name: 'bundled-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const output = await bundle(id.slice(0, -SUFFIX.length));
      for (const module of output.moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(output.code.trim())};`;
    },
  };
}

async function bundle(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [chunk] = Array.isArray(result) ? [] : 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`);
  return chunk;
}
