import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router';
import { pages, splashMs } from './pages.json';
import './main.css';

function Block({ kind: Kind, text }) {
  return Kind === 'li' ? <p>• {text}</p> : <Kind>{text}</Kind>;
}

function Page({ page }) {
  useEffect(() => {
    document.title = page.title;
  }, [page]);
  return (
    <>
      <nav>
        {pages.slice(0, 10).map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </nav>
      <main>
        {page.blocks.map((block, index) => (
          <Block key={index} {...block} />
        ))}
      </main>
    </>
  );
}

const router = createBrowserRouter(pages.map((page) => ({ path: page.path, element: <Page page={page} /> })));

function App() {
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), splashMs);
    return () => clearTimeout(timer);
  }, []);
  if (loading) {
    return (
      <div className="splash" role="status">
        <span className="spinner" />
        <p>Loading...</p>
      </div>
    );
  }
  return <RouterProvider router={router} />;
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
