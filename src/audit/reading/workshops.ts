import { getDomain } from 'tldts';

/** Addresses that only a machine at somebody's desk or in somebody's house answers. */
const AT_HOME =
  /^(?:localhost|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$|\.(?:localhost|local|lan|internal|test|invalid|home\.arpa)$/;
/** Copies of a site where it is worked on: `staging.`, `shop-staging.`, `dev2.` */
const COPY =
  /^(?:[\w-]+[-.])?(?:staging|stage|stag|stg|uat|preprod|pre-prod|preproduction|qa)\d?\./;
/** As often names of a copy as of something meant: a portal for developers, a slip of the pen. */
const MAY_BE_COPY =
  /^[a-z\d-]+$|^(?:dev|development|test|testing|beta|demo|preview|sandbox|temp|tmp)\d?\./;
/** Where builders show what isn't there yet. */
const PREVIEWS =
  /\.(?:ngrok(?:-free)?\.(?:io|app|dev)|loca\.lt|trycloudflare\.com|netlify\.app|vercel\.app|now\.sh|pages\.dev|web\.app|firebaseapp\.com|herokuapp\.com|onrender\.com|surge\.sh|wpengine\.com|wpenginepowered\.com|kinsta\.cloud|pantheonsite\.io|cloudwaysapps\.com|myftpupload\.com|sg-host\.com|temp\.domains|hostingersite\.com|000webhostapp\.com|wpcomstaging\.com|azurewebsites\.net|gitpod\.io|codesandbox\.io|stackblitz\.io|instawp\.xyz|flywheelsites\.com|webflow\.io|myshopify\.com)$/;

/** What kind of place an address is, seen from a page: undefined for any that is open to everybody. */
export function workshopOf(
  { hostname }: URL,
  page: URL,
): 'home' | 'copy' | 'may-be-copy' | 'preview' | undefined {
  const host = hostname.replace(/\.$/, '');
  if (host === page.hostname) return undefined;
  if (AT_HOME.test(host)) return 'home';
  if (PREVIEWS.test(host)) return 'preview';
  const isOwn = !host.includes('.') || getDomain(host) === getDomain(page.hostname);
  if (!isOwn) return undefined;
  // A page that stands in the workshop itself links to its like.
  const isOne = [COPY, MAY_BE_COPY].some((kind) => kind.test(page.hostname));
  if (isOne) return undefined;
  if (COPY.test(host)) return 'copy';
  return MAY_BE_COPY.test(host) ? 'may-be-copy' : undefined;
}
