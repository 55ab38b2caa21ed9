# nginx with the shell and the remotes. Their origins are part of the image, because the policy and the registry contain them:
#   docker build --file deploy/site.Dockerfile --tag vstrecha-site --build-arg OPTIONS="--shell https://… --remote mf_catalog=https://… …" .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /src
COPY . .
ARG OPTIONS
# The word splitting of OPTIONS is wanted.
RUN npm run deploy site -- ${OPTIONS} --root /image --files /srv/vstrecha --out /etc/nginx --state /run/nginx --logs stdout \
  && mkdir -p /image/usr/share && mv /image/srv/vstrecha /image/usr/share/vstrecha

FROM debian:12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \
  && mkdir -p /srv/vstrecha && chown www-data:www-data /srv/vstrecha
COPY --from=build /image /
COPY deploy/site-entrypoint.sh /usr/local/bin/site-entrypoint
USER www-data
VOLUME /srv/vstrecha
EXPOSE 80 443
CMD ["site-entrypoint"]
