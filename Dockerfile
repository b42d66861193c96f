# The product in an image: docker build -t pymentor .
# Node is the one that package.json pins; the npm package `node` itself is not needed here, so no install scripts are run.
ARG NODE=node:24.21.0-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node_modules/.bin/react-router build

FROM ${NODE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
# The build holds all packages but those that load files from beside themselves, and native code with what it needs.
COPY --from=build /app/node_modules/@electric-sql/pglite ./node_modules/@electric-sql/pglite
COPY --from=build /app/node_modules/@astral-sh/ruff-wasm-web ./node_modules/@astral-sh/ruff-wasm-web
COPY --from=build /app/node_modules/sharp ./node_modules/sharp
COPY --from=build /app/node_modules/@img ./node_modules/@img
COPY --from=build /app/node_modules/detect-libc ./node_modules/detect-libc
COPY --from=build /app/node_modules/semver ./node_modules/semver
COPY --from=build /app/build ./build
COPY package.json ./
COPY src/database/migrations ./src/database/migrations
COPY src/database/pglite/pglite-thread.mjs ./src/database/pglite/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and gets the signal: open replies are written on for up to 30 s.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "build/server/index.js"]
