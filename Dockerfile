# The site in one image: server, packages, Node, and a release of the pages. docs/hosting.md says how it runs.
# The digests are those of docker-library/repo-info; Renovate raises them with their tags.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /srv/website
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What stands in pages. A build gets no secret.
ARG SITE_URL=
ARG ANALYTICS_ID=
RUN npm run build
# The inbox's pages, since nothing can be written where it runs; then what only builds and tests need goes.
RUN node_modules/.bin/node -e "import('./scripts/inbox-look.ts').then(({ inboxLook }) => inboxLook())" \
  && npm prune --omit=dev

FROM debian:bookworm-20260918-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin website \
  && install -d -o website -g website -m 700 /srv/website/data /run/website
WORKDIR /srv/website
COPY --from=build /srv/website/node_modules node_modules
COPY --from=build /srv/website/package.json /srv/website/package-lock.json ./
COPY --from=build /srv/website/src src
COPY --from=build /srv/website/scripts scripts
COPY --from=build /srv/website/content content
COPY --from=build /srv/website/.cache/inbox .cache/inbox
COPY --from=build /srv/website/dist dist
USER 10001
# Everything outside is kept off by whoever publishes the port.
ENV HOST=0.0.0.0
EXPOSE 4321
VOLUME /srv/website/data
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4321}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Settings come from the environment, or from a file that is mounted there.
ENTRYPOINT ["node_modules/.bin/node", "--env-file-if-exists=/run/secrets/website.env"]
CMD ["src/server/main.ts"]
