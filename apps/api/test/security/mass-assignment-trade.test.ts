import { buildTestApp } from '../build-test-app.ts';
import { callGroups } from './calls/index.ts';
import { testMassAssignment } from './mass-assignment.ts';

const api = await buildTestApp();
const { retail, trade, intake, office } = callGroups(api);

await testMassAssignment(api, { ...retail, ...trade, ...intake, ...office });
