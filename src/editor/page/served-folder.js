/**
 * The project's folder as the browser's file system shows folders (FileSystemDirectoryHandle), as far
 * as Sveltia CMS uses it. So nobody has to choose a folder, and every browser can edit.
 */

/** @type {Promise<unknown>} the last write in English: the Hindi that is saved with it comes after */
let written = Promise.resolve();

/** @type {Map<string, string>} what each file was like when it was last read or written */
const versions = new Map();

/**
 * Reads, writes or takes away a file; what keeps it from that is told.
 *
 * @param {string} method
 * @param {string} path
 * @param {BodyInit} [body]
 */
export async function request(method, path, body) {
  const version = method === 'PUT' ? versions.get(path) : undefined;
  const headers = version ? { 'if-match': version } : undefined;
  const address = `/files/${path.split('/').map(encodeURIComponent).join('/')}`;
  const response = await fetch(address, { method, body, headers });
  if (response.status === 404) throw new DOMException(path, 'NotFoundError');
  if (!response.ok) {
    const problem = await response.text();
    // The editor says only that something went wrong.
    parent.postMessage({ problem }, location.origin);
    throw new Error(problem);
  }
  const etag = response.headers.get('etag');
  if (etag) versions.set(path, etag);
  return response;
}

/** @param {string} path */
const nameOf = (path) => path.split('/').at(-1) ?? '';

/** @param {string} path */
const fileAt = (path) => ({
  kind: 'file',
  name: nameOf(path),
  getFile: async () => new File([await (await request('GET', path)).blob()], nameOf(path)),
  createWritable: async () => ({
    /** @param {BlobPart} data all of the file */
    write: async (data) => {
      const put = () => request('PUT', path, new Blob([data]));
      if (path.endsWith('.hi.yaml')) return written.then(put);
      written = put();
      return written;
    },
    close: async () => {},
  }),
});

/**
 * @param {string} path
 * @param {readonly string[]} files all there were when the editor began
 * @returns {object}
 */
function folderAt(path, files) {
  const within = (/** @type {string} */ name) => (path ? `${path}/${name}` : name);
  return {
    kind: 'directory',
    name: nameOf(path),
    async *entries() {
      const start = within('');
      const inside = files.filter((file) => file.startsWith(start));
      const names = inside.map((file) => file.slice(start.length).split('/'));
      for (const name of new Set(names.map(([first = '']) => first))) {
        const isFile = names.some(([first, rest]) => first === name && rest === undefined);
        yield [name, isFile ? fileAt(within(name)) : folderAt(within(name), files)];
      }
    },
    getDirectoryHandle: async (/** @type {string} */ name) => folderAt(within(name), files),
    /** @type {(name: string, options?: { create?: boolean }) => Promise<object>} */
    getFileHandle: async (name, { create = false } = {}) => {
      if (!create) await request('HEAD', within(name));
      return fileAt(within(name));
    },
    removeEntry: (/** @type {string} */ name) => request('DELETE', within(name)),
  };
}

/** Lets the editor find the project's folder in place of the browser's private one. */
export async function serveFolder() {
  const files = await (await request('GET', '')).json();
  const root = folderAt('', files);
  // The editor looks for a folder of its own in there.
  const storage = { getDirectoryHandle: async () => root };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => storage });
  // Where files can be renamed it would write each under another name first.
  Object.assign(window, { FileSystemFileHandle: Object });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
