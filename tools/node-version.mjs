// Ends with one line that names the cure where Node cannot run TypeScript files as they are
// (older than 22.18, or 23 before 23.6; see "engines" in package.json). Written in syntax that old versions read.
if (!process.features.typescript) {
  console.error(
    `This project runs on Node 22.18 or newer (not 23.0 to 23.5) and found ${process.version}. Run "npm ci" without --omit=optional, which brings its own, and start scripts through npm.`,
  );
  process.exit(1);
}
