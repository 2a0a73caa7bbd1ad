// `npm run inspect:mcp -- http://127.0.0.1:3000/mcp KEY --method tools/list`: calls the MCP server with the command line of the
// MCP inspector. npx downloads it on the first run, because it is too large (110 MB) for a dependency of this project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const inspector = '@modelcontextprotocol/inspector@2.12.0';
const [url, key, ...args] = process.argv.slice(2);
if (!url || !key || args.length === 0) {
  console.error('Usage: npm run inspect:mcp -- URL KEY --method tools/list');
  process.exitCode = 2;
} else {
  const access = ['--transport', 'http', '--header', `Authorization: Bearer ${key}`];
  const child = spawn('npx', ['--yes', inspector, '--cli', url, ...access, ...args], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
