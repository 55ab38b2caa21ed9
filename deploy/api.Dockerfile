# The API: its JavaScript and production dependencies. Build it from the repository's root:
#   docker build --file deploy/api.Dockerfile --tag vstrecha-api .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run deploy api -- --out /image

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /image /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.js"]
