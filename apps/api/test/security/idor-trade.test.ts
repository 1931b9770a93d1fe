import { buildTestApp } from '../build-test-app.ts';
import { callGroups } from './calls/index.ts';
import { testForeignIds } from './idor.ts';

const api = await buildTestApp();
const { retail, trade, intake } = callGroups(api);
const calls = { ...retail, ...trade, ...intake };

await testForeignIds(api, calls);
