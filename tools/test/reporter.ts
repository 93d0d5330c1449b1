import type { FullConfig, Suite, TestCase as BrowserTest, TestResult } from 'playwright/types/testReporter';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Begins a record among what tests print: one line of JSON (RFC 7464). */
export const RECORD = '\u001E';

/** What the reporter tells: how many tests there are more, or how one ended. */
export type News =
  | { readonly more: number }
  | {
      readonly title: string;
      readonly state: 'passed' | 'failed' | 'skipped';
      readonly ms: number;
      /** Why it failed. */
      readonly message?: string | undefined;
    };

function tell(news: News): void {
  process.stdout.write(`${RECORD}${JSON.stringify(news)}\n`);
}

/** Tells `npm test` of each test of Vitest or of Playwright as it ends. */
export default class implements Pick<Reporter, 'onTestModuleCollected' | 'onTestCaseResult'> {
  onTestModuleCollected(module: TestModule): void {
    tell({ more: [...module.children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    tell({
      title: `${test.module.relativeModuleId} › ${test.fullName}`,
      state: state === 'pending' ? 'skipped' : state,
      ms,
      message: errors?.[0]?.message,
    });
  }

  onBegin(_: FullConfig, suite: Suite): void {
    tell({ more: suite.allTests().length });
  }

  onTestEnd(test: BrowserTest, { duration, error }: TestResult): void {
    const state = ({ expected: 'passed', skipped: 'skipped' } as const)[test.outcome() as string] ?? 'failed';
    tell({ title: test.titlePath().filter(Boolean).join(' › '), state, ms: duration, message: error?.message });
  }
}
