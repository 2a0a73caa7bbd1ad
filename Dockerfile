# One image, three commands:
#   node src/cli.ts migrate   before each release, once
#   node src/main.ts          web (the default)
#   node worker/main.ts       worker
# Settings come from the environment, see .env.example; DATABASE_URL is required.
FROM node:24-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

# Debian 13 brings util-linux 2.41, which isolates readers of uploaded files in unprivileged containers.
FROM node:24-trixie-slim
ENV NODE_ENV=production DATA_DIR=/data
# The worker merges recordings with it.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
COPY migrations migrations
COPY docs/guides docs/guides
COPY src src
COPY worker worker
USER node
EXPOSE 3000
CMD ["node", "src/main.ts"]
