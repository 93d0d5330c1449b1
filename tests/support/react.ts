/** Set-up of the component tests: React flushes its work inside `act`, and each test starts with an empty page. */
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);
