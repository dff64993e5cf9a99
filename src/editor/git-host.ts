/** A repository on a git host, as the editor speaks to it. */
export type GitHost = ReturnType<typeof gitHost>;

/** Whether a change can wait as a branch until somebody has read it. */
export const hasDrafts = ({ name }: GitHost) => name !== 'gitea';

/** `github:owner/repo`, `gitea:owner/repo@https://git.example.in`, with a branch after #. */
const NAMED =
  /^(?<kind>github|gitlab|gitea|forgejo):(?<repo>[\w.-]+(?:\/[\w.-]+)+)(?:@(?<server>https:\/\/[\w.:-]+))?(?:#(?<branch>[\w./-]+))?$/;

const HINT =
  'Write kind:owner/repository, such as github:our-agency/website or gitlab:our-group/website. For a server of your own add its address, such as forgejo:our-agency/website@https://git.example.in, and for a branch #name.';

const GITHUB_HINT =
  'GitHub lets nobody sign in from a page alone. Leave --sign-in out, and each person signs in with a token; or give the https address of a sign-in service of yours, such as Sveltia CMS Authenticator.';

/**
 * Reads where content is kept, and how people sign in.
 *
 * @param named such as github:us/site
 * @param signIn the id of an application that the host knows, or for GitHub the address of a service;
 *   without it each person has a token of their own
 * @throws Error with a sentence for a person
 */
export function gitHost(named: string, signIn?: string) {
  const { kind = '', repo = '', server, branch } = NAMED.exec(named)?.groups ?? {};
  const method = signIn === undefined ? ('token' as const) : ('oauth' as const);
  const common = { repo, branch, auth_methods: [method] };
  if (kind === 'github') {
    const api_root = server ? `${server}/api/v3` : 'https://api.github.com';
    if (signIn !== undefined && !/^https:\/\/[\w.:-]+$/.test(signIn)) throw new Error(GITHUB_HINT);
    return { ...common, name: 'github' as const, api_root, base_url: signIn };
  }
  if (kind === 'gitlab') {
    const base_url = server ?? 'https://gitlab.com';
    const api_root = `${base_url}/api/v4`;
    const pkce = signIn === undefined ? {} : { auth_type: 'pkce' as const, app_id: signIn };
    return { ...common, name: 'gitlab' as const, base_url, api_root, ...pkce };
  }
  if (kind === 'gitea' || kind === 'forgejo') {
    if (!server) throw new Error(`The address of your ${kind} is missing. ${HINT}`);
    const api_root = `${server}/api/v1`;
    // It knows no other way than PKCE.
    return { ...common, name: 'gitea' as const, base_url: server, api_root, app_id: signIn };
  }
  throw new Error(`"${named}" names no repository. ${HINT}`);
}
