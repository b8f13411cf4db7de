# One service. From the project's root: docker build -f deploy/images/service.Dockerfile --build-arg SERVICE=earn .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG SERVICE
FROM $NODE_IMAGE AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Installed once for all of them.
FROM $NODE_IMAGE AS dependencies
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --omit=dev $(printf -- '--workspace=%s ' services/*)

FROM $NODE_IMAGE AS bare
COPY deploy/images/bare /usr/local/bin/
RUN bare /usr/local/bin/node
ARG SERVICE
RUN mkdir /bare/app && echo "import './services/$SERVICE/src/main.ts';" > /bare/app/main.ts \
  && install --directory --owner node /bare/app/.compiled

FROM scratch
ARG SERVICE
COPY --from=bare /bare /
WORKDIR /app
COPY --from=dependencies /app .
COPY packages/service-kit packages/service-kit
COPY packages/money-kit packages/money-kit
COPY services/$SERVICE services/$SERVICE
USER node
# One arena: glibc keeps freed memory for each thread otherwise, 10 MB in all.
ENV SERVICE=$SERVICE HOST=0.0.0.0 PORT=3000 INTERNAL_PORT=3001 MALLOC_ARENA_MAX=1 NODE_COMPILE_CACHE=/app/.compiled
# What every start would compile: a third of what it costs the processor.
RUN ["node", "--eval", "import(`./services/${process.env.SERVICE}/src/app.ts`)"]
EXPOSE 3000 3001
HEALTHCHECK --interval=30s CMD ["node", "-e", "require('http').get('http://127.0.0.1:3001/readyz', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "main.ts"]
