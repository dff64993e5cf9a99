/** What style sheets are written down to: older than Vite's own (ruling: browsers of the last four years). */
export const cssTarget = ['chrome100', 'firefox100', 'safari15.4'];
