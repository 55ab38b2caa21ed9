import ArrowUp from '@lucide/icons/icons/arrow-up';
import Plus from '@lucide/icons/icons/plus';
import X from '@lucide/icons/icons/x';
import type { Schema } from 'shared-api/contract';
import { Button } from 'shared-ui/Button';
import { FieldPair } from 'shared-ui/Field';
import { findProblems } from 'shared-ui/forms';
import { Icon } from 'shared-ui/Icon';
import { TextField } from 'shared-ui/TextField';
import { useVersionedForm } from '#state/useVersionedForm';
import { useSaveSite } from '../api/useSite';
import { MOST_MANAGERS } from '../limits';
import { managersSchema } from '../state/schemas';
import { isManagers, type Manager } from '../state/shapes';
import { texts } from '../texts';
import { CardForm } from './CardForm';
import { ListItem } from './ListItem';

interface ManagersCardProps {
  managers: readonly Manager[];
  version: number;
}

/** One to five contacts for companies whose account awaits activation, in the order shown to them (ORG-07). */
export function ManagersCard({ managers, version }: ManagersCardProps) {
  const save = useSaveSite();
  const form = useVersionedForm<{ managers: Manager[] }, Pick<Schema<'Site'>, 'managers'> & { version: number }>({
    draft: 'organizer-managers',
    saved: { managers: [...managers] },
    version,
    problemsOf: (values) => findProblems(managersSchema, values),
    isValues: isManagers,
    send: (values, seen) => save('managers', { ...values, version: seen }),
    valuesOf: (state) => ({ managers: state.managers ?? [] }),
    describe: (values) =>
      values.managers.map(({ name, phone, email }, index) => ({
        label: texts.manager(index + 1),
        text: [name, phone, email].filter(Boolean).join(', '),
      })),
  });
  const { values, setFieldValue } = form.formik;
  const list = values.managers;
  const change = (next: Manager[]) => void setFieldValue('managers', next);
  const at = (index: number, name: keyof Manager) => {
    const path = `managers[${index}].${name}`;
    const { onChange, onBlur } = form.fields.input('managers');
    return { name: path, value: list[index]?.[name] ?? '', error: form.problems[path], onChange, onBlur };
  };
  return (
    <CardForm title={texts.managers} form={form}>
      {list.map((_, index) => {
        const title = texts.manager(index + 1);
        return (
          <ListItem
            key={index}
            title={title}
            actions={
              <>
                {index > 0 && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={texts.raise(title)}
                    icon={<Icon icon={ArrowUp} size={16} />}
                    onClick={() => change(raised(list, index))}
                  />
                )}
                {list.length > 1 && (
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={texts.remove(title)}
                    icon={<Icon icon={X} size={16} />}
                    onClick={() => change(list.filter((__, other) => other !== index))}
                  />
                )}
              </>
            }
          >
            <TextField {...at(index, 'name')} label={texts.managerName} required />
            <FieldPair>
              <TextField {...at(index, 'phone')} type="tel" label={texts.phone} />
              <TextField {...at(index, 'email')} type="email" label={texts.email} />
            </FieldPair>
          </ListItem>
        );
      })}
      <Button
        variant="secondary"
        icon={<Icon icon={Plus} size={16} />}
        reason={list.length >= MOST_MANAGERS ? texts.mostManagers : undefined}
        onClick={() => change([...list, { name: '', phone: '', email: '' }])}
      >
        {texts.addManager}
      </Button>
    </CardForm>
  );
}

function raised<Item>(list: readonly Item[], index: number): Item[] {
  const next = [...list];
  next.splice(index - 1, 0, ...next.splice(index, 1));
  return next;
}
