import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'plates', include: ['tests/*.test.ts'] } });
