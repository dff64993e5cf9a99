import type { Backend } from '@sveltia/cms';

/** A repository on a git host, as the editor speaks to it. */
export interface GitHost {
  readonly backend: Backend;
  /** Where its answers come from. */
  readonly api: string;
  /** Whether a change can wait as a branch until somebody has read it. */
  readonly drafts: boolean;
}

/** `github:owner/repo`, `gitea:owner/repo@https://git.example.in`, with a branch after #. */
const NAMED =
  /^(?<kind>github|gitlab|gitea|forgejo):(?<repo>[\w.-]+(?:\/[\w.-]+)+)(?:@(?<server>https:\/\/[\w.:-]+))?(?:#(?<branch>[\w./-]+))?$/;

const HINT =
  'Write kind:owner/repository, such as github:our-agency/website or gitlab:our-group/website. For a server of your own add its address, such as forgejo:our-agency/website@https://git.example.in, and for a branch #name.';

/**
 * Reads where content is kept.
 *
 * @throws Error with a sentence for a person
 */
export function gitHost(named: string): GitHost {
  const { kind = '', repo = '', server, branch } = NAMED.exec(named)?.groups ?? {};
  // People sign in with a token of their own: no service of others stands between.
  const common = { repo, branch, auth_methods: ['token' as const] };
  if (kind === 'github') {
    const api = server ? `${server}/api/v3` : 'https://api.github.com';
    return { backend: { ...common, name: 'github', api_root: api }, api, drafts: true };
  }
  if (kind === 'gitlab') {
    const base_url = server ?? 'https://gitlab.com';
    const api = `${base_url}/api/v4`;
    return { backend: { ...common, name: 'gitlab', base_url, api_root: api }, api, drafts: true };
  }
  if (kind === 'gitea' || kind === 'forgejo') {
    if (!server) throw new Error(`The address of your ${kind} is missing. ${HINT}`);
    const api = `${server}/api/v1`;
    const backend = { ...common, name: 'gitea' as const, base_url: server, api_root: api };
    return { backend, api, drafts: false };
  }
  throw new Error(`"${named}" names no repository. ${HINT}`);
}
