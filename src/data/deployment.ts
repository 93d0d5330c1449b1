import { readDeployment } from '#config/deployment.ts';

/** Where this build will live, from the environment; read once. */
export const deployment = readDeployment(process.env);
