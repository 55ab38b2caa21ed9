// The only access to the router: webpack's alias of `react-router-dom` points the host and every remote here, to one
// copy of react-router. Each name adds bytes to the first screen, so export only names in use.
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
