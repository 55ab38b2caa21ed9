import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { theme } from 'shared-ui/theme';

/** Icon, colour and the word for those who see neither, by kind. */
export const toastLooks = {
  success: { Icon: CircleCheck, color: theme.color.positive, name: 'Готово' },
  danger: { Icon: CircleAlert, color: theme.color.danger, name: 'Ошибка' },
  warning: { Icon: TriangleAlert, color: theme.color.warning, name: 'Внимание' },
  info: { Icon: Info, color: theme.color.info, name: 'Сообщение' },
} as const;
