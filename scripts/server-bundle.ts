import type { InlineConfig } from 'vite';
import { cssTarget } from '../src/site/build/css-target.ts';
import { projectRoot } from './project.ts';

interface Bundle {
  /** The module that it begins with, within the project. */
  readonly entry: string;
  /** The folder that it is written to, beside what is there. */
  readonly folder: string;
  readonly file: string;
  /** How its style sheets are read, when it is to have them. */
  readonly css?: InlineConfig['css'];
}

/** Makes one file that needs no package of the components that a server renders. */
export async function bundleForServer({ entry, folder, file, css }: Bundle): Promise<void> {
  const { NODE_ENV } = process.env;
  // Only here: whoever waits for something else meanwhile begins without it.
  const { build } = await import('vite');
  const noStyles = { name: 'no-styles', load: (id: string) => (id.endsWith('.css') ? '' : null) };
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: css ? [] : [noStyles],
    css,
    ssr: { noExternal: true },
    // Tests have a NODE_ENV of their own, for which React would be asked for parts that it leaves out.
    oxc: { jsx: { development: false } },
    build: {
      ssr: entry,
      ssrEmitAssets: css !== undefined,
      cssTarget,
      cssMinify: css !== undefined,
      assetsInlineLimit: 0,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
  // Vite sets it for the whole process, and whatever this one starts would be in production, too.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
