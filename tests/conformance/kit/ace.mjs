/** `node ace.mjs <book> <folder>`: checks a book with Ace and leaves its report, report.json, in the folder. */
import runner from '@daisy/ace-axe-runner-puppeteer';
import ace from '@daisy/ace-core';

const [book, outdir] = process.argv.slice(2);
await ace(book, { cwd: process.cwd(), outdir, initLogger: true, silent: true, jobid: 'book' }, runner);
