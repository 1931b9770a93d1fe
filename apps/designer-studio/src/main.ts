// Where this remote starts when it runs alone (`pnpm alone`); a federated build starts at remote.ts.
void import('./bootstrap.tsx');
