import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'plates', include: ['tests/*.test.ts'], testTimeout: 30_000 } });
