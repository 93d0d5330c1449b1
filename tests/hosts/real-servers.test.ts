import { inject } from 'vitest';
import { describeHost } from './support/questions.ts';
import { realServers } from './support/real-servers.ts';

for (const host of realServers(inject('servers'))) describeHost(host, inject('sites'));
