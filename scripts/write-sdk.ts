// `npm run sdk` generates sdk/src/generated from docs/openapi.json, like `npm run openapi`.
import { writeSdk } from './sdk/sdk-files.ts';

await writeSdk();
console.log('sdk/src/generated is up to date');
