/** The last resort, when not even the error screen could be rendered. */
export const errorPage = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<h1>Something went wrong</h1>
<p>An unexpected error occurred. Please try refreshing the page.</p>
<p><a href="/">Go to the home page</a></p>
</html>`
