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

class ServedFile {
  kind = 'file';

  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.name = nameOf(path);
  }

  async getFile() {
    return new File([await (await request('GET', this.path)).blob()], this.name);
  }

  async createWritable() {
    return {
      /** @param {BlobPart} data all of the file */
      write: async (data) => {
        const put = () => request('PUT', this.path, new Blob([data]));
        if (this.name.endsWith('.hi.yaml')) return written.then(put);
        written = put();
        return written;
      },
      close: async () => {},
    };
  }
}

class ServedFolder {
  kind = 'directory';

  /**
   * @param {string} path
   * @param {readonly string[]} files all there were when the editor began
   */
  constructor(path, files) {
    this.path = path;
    this.name = nameOf(path);
    this.files = files;
  }

  /** @param {string} name */
  within(name) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async *entries() {
    const start = this.within('');
    const inside = this.files.filter((path) => path.startsWith(start));
    const names = inside.map((path) => path.slice(start.length).split('/'));
    for (const name of new Set(names.map(([first = '']) => first))) {
      const isFile = names.some(([first, rest]) => first === name && rest === undefined);
      const path = this.within(name);
      yield [name, isFile ? new ServedFile(path) : new ServedFolder(path, this.files)];
    }
  }

  /** @param {string} name */
  async getDirectoryHandle(name) {
    return new ServedFolder(this.within(name), this.files);
  }

  /**
   * @param {string} name
   * @param {{ create?: boolean }} [options]
   */
  async getFileHandle(name, { create = false } = {}) {
    const file = new ServedFile(this.within(name));
    if (!create) await request('HEAD', file.path);
    return file;
  }

  /** @param {string} name */
  async removeEntry(name) {
    await request('DELETE', this.within(name));
  }
}

/** Lets the editor find the project's folder in place of the browser's private one. */
export async function serveFolder() {
  const files = await (await request('GET', '')).json();
  const root = new ServedFolder('', files);
  // The editor looks for a folder of its own in there.
  const storage = { getDirectoryHandle: async () => root };
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => storage });
  // Where files can be renamed it would write each under another name first.
  Object.assign(window, { FileSystemFileHandle: ServedFile });
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
}
