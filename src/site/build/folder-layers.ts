import type { Plugin } from 'postcss';

/** The layer of a folder's style sheets; src/site/styles/layers.css says what their order is. */
const LAYERS = {
  'src/site/sections/': 'sections',
  'src/site/report/': 'sections',
  'src/site/ui/': 'ui',
};

/**
 * PostCSS: puts a style sheet into the layer of its folder, so that none can forget it, which would
 * make it stronger than every layer. One that names a layer itself stays in that. One that a script
 * fetches later (`.late.css`) stands in none, so that `hidden` and wishes for less motion are its own
 * to keep: Chromium lays the whole page out again for a layer that comes late.
 */
export const folderLayers: Plugin = {
  postcssPlugin: 'folder-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    const layer = Object.entries(LAYERS).find(([folder]) => file.includes(`/${folder}`))?.[1];
    if (!layer || file.includes('.late.css')) return;
    if (root.some((node) => node.type === 'atrule' && node.name === 'layer')) return;
    const inLayer = new AtRule({ name: 'layer', params: layer, nodes: [] });
    inLayer.append(root.nodes);
    root.append(inLayer);
  },
};
