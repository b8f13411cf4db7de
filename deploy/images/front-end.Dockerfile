# The shell or one remote: what its build made, and what puts it on a site. From the project's root:
# docker build -f deploy/images/front-end.Dockerfile --build-arg DEPLOYABLE=mfe-earn .
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEPLOYABLE
FROM $NODE_IMAGE AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Installed once for all of them.
FROM $NODE_IMAGE AS dependencies
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --omit=dev $(printf -- '--workspace=%s ' shell mfe-*)

# Of what it is built from, and nothing else: a change elsewhere builds nothing here.
FROM dependencies AS build
ARG DEPLOYABLE
COPY tsconfig.base.json tsconfig.web.json ./
COPY packages packages
COPY $DEPLOYABLE $DEPLOYABLE
RUN node packages/remote-kit/bin/build.ts $DEPLOYABLE --out /release

FROM $NODE_IMAGE AS bare
COPY deploy/images/bare /usr/local/bin/
RUN bare /usr/local/bin/node

FROM scratch
ARG DEPLOYABLE
COPY --from=bare /bare /
WORKDIR /app
COPY packages/tooling/package.json packages/tooling/package.json
COPY packages/tooling/src packages/tooling/src
COPY --from=build /release /release
USER node
ENV DEPLOYABLE=$DEPLOYABLE
CMD ["node", "packages/tooling/src/publish/main.ts"]
