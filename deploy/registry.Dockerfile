# The registry service: its JavaScript alone. Build it from the repository's root:
#   docker build --file deploy/registry.Dockerfile --tag vstrecha-registry .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run deploy registry -- --out /image

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4200 REGISTRY_FILE=/srv/vstrecha/registry.json
COPY --from=build /image /app
WORKDIR /app
# The account of nginx in the image of the site, whose volume has the registry.
USER 33
VOLUME /srv/vstrecha
EXPOSE 4200
HEALTHCHECK --start-period=10s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/registry/main.js", "serve"]
