import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startNginx } from '../../tests/helpers/nginx.ts';
import type { Target } from './load.ts';
import { systemProgram } from './system-program.ts';

/**
 * Runs nginx on a built site while it is used: one process, like our server, with the same files
 * compressed ahead of time, and without a log.
 *
 * @throws CannotMeasure when there is no nginx
 */
export async function withNginx<Outcome>(
  siteDir: string,
  use: (nginx: Target) => Promise<Outcome>,
): Promise<Outcome> {
  const program = systemProgram('nginx', 'nginx-light');
  const nginx = await startNginx((_folder, port) => siteOf(siteDir, port), program);
  try {
    return await use({ name: 'nginx', url: nginx.url, pids: [nginx.child.pid] });
  } finally {
    await nginx.stop();
  }
}

/**
 * Lets nginx end TLS before the server at `target` and speak HTTP/2 with whoever can, as the proxy
 * of a real site does, while `use` runs with its host (`localhost:port`). Its certificate is made on
 * the spot and trusted by this process alone. A GET of a path in `posts` is sent on as a form with
 * that body: a scanner can only GET.
 *
 * @throws CannotMeasure when there is no nginx
 */
export async function withTls<Outcome>(
  target: string,
  use: (host: string) => Promise<Outcome>,
  posts: ReadonlyMap<string, string> = new Map(),
): Promise<Outcome> {
  const program = systemProgram('nginx', 'nginx-light');
  const openssl = systemProgram('openssl', 'openssl');
  const nginx = await startNginx((folder, port) => {
    execFileSync(openssl, [...CERTIFICATE, '-keyout', 'key.pem', '-out', 'certificate.pem'], {
      cwd: folder,
      stdio: 'pipe',
    });
    const certificate = readFileSync(`${folder}/certificate.pem`, 'utf8');
    setDefaultCACertificates([...getCACertificates(), certificate]);
    return tlsBefore(target, port, posts);
  }, program);
  try {
    return await use(new URL(nginx.url).host.replace('127.0.0.1', 'localhost'));
  } finally {
    await nginx.stop();
  }
}

const siteOf = (siteDir: string, port: number) => `
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    root ${siteDir};
    index index.html;
    location / { try_files $uri.html $uri $uri/ =404; }
  }
`;

const CERTIFICATE = [
  ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' '),
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
];

const tlsBefore = (target: string, port: number, posts: ReadonlyMap<string, string>) => `
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
  proxy_set_header Host $http_host;
  proxy_http_version 1.1;
  server {
    listen 127.0.0.1:${port} ssl http2;
    # Asked without TLS.
    error_page 497 =301 https://$http_host$request_uri;
    location / { proxy_pass ${target}; }
    ${[...posts].map(([path, form]) => `location = ${path} {${asPost(target, form)}}`).join('\n    ')}
  }
`;

const asPost = (target: string, form: string) => `
      proxy_pass ${target};
      proxy_method POST;
      proxy_set_header Host $http_host;
      proxy_set_header Content-Type application/x-www-form-urlencoded;
      proxy_set_body '${form}';
    `;
