// `npm run sdk`: generates sdk/src/generated from docs/openapi.json, as `npm run openapi` does too.
import { writeSdk } from './sdk/sdk-files.ts';

await writeSdk();
console.log('sdk/src/generated is up to date');
