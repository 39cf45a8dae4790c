import { createRoot } from "react-dom/client";
import "virtual:palette.css";
import "./page.css";
import { PaymentPage } from "./PaymentPage.tsx";
import { ReturnPage } from "./ReturnPage.tsx";

const root = document.getElementById("root");
const page = window.location.pathname === "/return" ? <ReturnPage /> : <PaymentPage />;
if (root) createRoot(root).render(page);
