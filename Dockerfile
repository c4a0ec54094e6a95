# The server with its web client, for production. compose.yaml runs it beside PostgreSQL; docs/operations.md says more.

FROM node:24-slim AS web
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY apps/server/package.json apps/server/package.json
COPY apps/web/package.json apps/web/package.json
COPY bench/package.json bench/package.json
COPY e2e/package.json e2e/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/rules/package.json packages/rules/package.json
# Not `npm ci`: it refuses a lock file that lacks the optional packages of other systems. This installs what the lock
# file says, too. No package of ours needs an install script.
RUN npm install --no-save --ignore-scripts --include=dev --workspace apps/web --no-audit --no-fund
COPY packages/contract packages/contract
COPY apps/web apps/web
# What the client carries.
ARG APP_NAME=Gauntlet
ARG API_BASE=/api
RUN NODE_ENV=production npm run build --workspace apps/web

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/package.json
COPY apps/web/package.json apps/web/package.json
COPY bench/package.json bench/package.json
COPY e2e/package.json e2e/package.json
COPY packages/contract/package.json packages/contract/package.json
COPY packages/rules/package.json packages/rules/package.json
RUN npm install --no-save --ignore-scripts --omit=dev --workspace apps/server --no-audit --no-fund
COPY LICENSE ./
COPY packages packages
COPY apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
RUN install -d -o node -g node -m 700 /data

ARG APP_NAME=Gauntlet
ARG API_BASE=/api
ENV NODE_ENV=production
# As scripts/run.mjs has it: glibc gives back what is freed, and objects get less room.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=16"
ENV APP_NAME=$APP_NAME
ENV API_BASE=$API_BASE
ENV HOST=0.0.0.0
ENV PORT=3000
ENV GAUNTLET_DATA=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# NODE_OPTIONS does not take this one.
CMD ["node", "--heap-growing-percent=50", "apps/server/src/serve.ts"]
