// The only door to the router: the host and every remote get these names from one copy of react-router, through webpack's alias
// of `react-router-dom`. Each name costs bytes on the way to the first screen, so only what is used stands here.
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
