// The baseline of docs/performance.md: the stack's fixed libraries and a bare login form, without any code of the
// product.
import { atom, createStore, Provider, useAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';

const failureAtom = atom('');

function LoginPage() {
  const { mutate } = useSWRConfig();
  const [values, setValues] = useState({ login: '', password: '' });
  const [failure, setFailure] = useAtom(failureAtom);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    });
    if (response.ok) await mutate('/api/auth/check');
    else setFailure(await response.text());
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <h1>Вход</h1>
      {failure}
      <input
        name="login"
        aria-label="Логин"
        value={values.login}
        onChange={(event) => setValues({ ...values, login: event.target.value })}
      />
      <input
        name="password"
        type="password"
        aria-label="Пароль"
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <button>Войти</button>
      <Link to="/signup">Регистрация</Link>
    </Form>
  );
}

function App() {
  useSWR('/api/auth/check', async (address: string) => (await fetch(address)).json() as Promise<unknown>);
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="*" element={<Navigate to="/login" replace />} />
    </Routes>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  width: 400px;
  margin: 20vh auto;
`;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={createStore()}>
      <SWRConfig>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </SWRConfig>
    </Provider>,
  );
}
