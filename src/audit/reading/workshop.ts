import { getDomain } from 'tldts';

/** Addresses that only a machine on somebody's desk or in somebody's house answers. */
export const AT_HOME =
  /^(?:localhost|0\.0\.0\.0|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[(?:::1|f[cd][\da-f:]+|fe80:[\da-f:]+)\])$|\.(?:localhost|local|lan|internal|test|invalid)$/;
/** Copies of a site where it is worked on: `staging.`, `shop-staging.` */
const COPY = /^(?:[\w-]+[-.])?(?:staging|stage|stg|uat|pre-?prod(?:uction)?|qa)\d?\./;
/** Where hosting companies show a site before it has its name. */
export const AT_HOSTS =
  /\.(?:wpengine(?:powered)?\.com|myftpupload\.com|cloudwaysapps\.com|kinsta\.cloud|sg-host\.com|hostingersite\.com|instawp\.xyz|tempurl\.host|pantheonsite\.io|ngrok(?:-free)?\.(?:io|app|dev))$/;
/** As often names of a copy as of something meant: a portal for developers, an older shop. */
const MAY_BE_COPY = /^(?:dev|development|test|testing|beta|demo|preview|sandbox|tmp)\d?\./;

/** What an address is, seen from a page; undefined for any that is open to everybody, or where the page is itself. */
export function placeOf({ hostname: host }: URL, pageUrl: string): 'copy' | 'may-be' | undefined {
  const page = new URL(pageUrl).hostname;
  if (host === page || COPY.test(page) || MAY_BE_COPY.test(page)) return undefined;
  if (AT_HOME.test(host) || (AT_HOSTS.test(host) && !AT_HOSTS.test(page))) return 'copy';
  if (getDomain(host) !== getDomain(page)) return /\bstaging\d?\./.test(host) ? 'copy' : undefined;
  return COPY.test(host) ? 'copy' : MAY_BE_COPY.test(host) ? 'may-be' : undefined;
}
